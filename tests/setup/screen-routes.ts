import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';

/** The exports of a route file that a browser uses. */
interface RouteModule {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  handle?: unknown;
}

const modules = import.meta.glob<RouteModule>('/web/**/*-{page,layout,route,screen}.tsx');

/** Starts the app's router at the address of the window, with the routes of `web/program/routes.ts`. */
export async function startRouter() {
  const { default: App, ErrorBoundary, loader, shouldRevalidate } = await import('#web/program/root.tsx');
  const { default: routes } = await import('#web/program/routes.ts');
  const root: RouteObject = {
    id: 'root',
    Component: App,
    ErrorBoundary,
    HydrateFallback: Nothing,
    loader: ({ request, context }) => loader({ request, context }),
    shouldRevalidate,
    children: routes.map(routeOf),
  };
  return createBrowserRouter([root], { getContext: () => new RouterContextProvider() });
}

/** Shown until the first page has loaded. */
function Nothing() {
  return null;
}

function routeOf({ id, path, index, file, children }: RouteConfigEntry): RouteObject {
  const shared = { ...(id && { id }), ...(path && { path }), lazy: () => load(file) };
  return index ? { ...shared, index: true } : { ...shared, children: children?.map(routeOf) ?? [] };
}

async function load(file: string) {
  const module = await modules[new URL(file, 'file:///web/program/').pathname]?.();
  if (module === undefined) throw new Error(`The route table names ${file}, which does not exist`);
  const { default: Component, ...rest } = module;
  return { Component, handle: rest.handle, ...(rest.ErrorBoundary && { ErrorBoundary: rest.ErrorBoundary }) };
}
