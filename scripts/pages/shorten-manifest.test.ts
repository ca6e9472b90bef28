import { expect, test } from 'vitest';
import { withoutRepeatedImports } from './shorten-manifest.ts';

test('A route names only the files that neither the entry nor its parents name', () => {
  const manifest = {
    entry: { imports: ['react.js'] },
    routes: {
      root: { module: 'root.js', imports: ['react.js', 'page.js'] },
      layout: { parentId: 'root', module: 'layout.js', imports: ['page.js', 'app.js'] },
      goal: {
        parentId: 'layout',
        module: 'goal.js',
        imports: ['react.js', 'app.js', 'layout.js', 'graph.js'],
      },
    },
  };
  const { routes } = withoutRepeatedImports(manifest);
  expect(routes.root.imports).toEqual(['page.js']);
  expect(routes.layout.imports).toEqual(['app.js']);
  expect(routes.goal).toEqual({ parentId: 'layout', module: 'goal.js', imports: ['graph.js'] });
});
