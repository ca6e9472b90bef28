import type { Color } from './colors.ts';

/** The colors that follow the accent which a practice chose for its website. */
type AccentColorName =
  | 'primary'
  | 'primaryHover'
  | 'onPrimary'
  | 'primarySoft'
  | 'primaryInk'
  | 'focus'
  | 'accent'
  | 'onAccent'
  | 'accentSoft'
  | 'accentInk';

/** The accents beside the usual one, each as bright as that one is, so that what stands on them reads as well. */
export const accentColors = {
  blue: {
    primary: { light: '#2e598f', dark: '#8ebfff' },
    primaryHover: { light: '#234671', dark: '#afd1fe' },
    onPrimary: { light: '#ffffff', dark: '#152b47' },
    primarySoft: { light: '#deecff', dark: '#213957' },
    primaryInk: { light: '#254977', dark: '#c4ddfe' },
    focus: { light: '#376bab', dark: '#afd2ff' },
    accent: { light: '#d4651b', dark: '#ef9667' },
    onAccent: { light: '#2a0f02', dark: '#341505' },
    accentSoft: { light: '#fce7dc', dark: '#4a2b1b' },
    accentInk: { light: '#893a00', dark: '#fecaaf' },
  },
  green: {
    primary: { light: '#31633a', dark: '#8ccc95' },
    primaryHover: { light: '#254d2c', dark: '#a6dcac' },
    onPrimary: { light: '#ffffff', dark: '#16301a' },
    primarySoft: { light: '#dfefe1', dark: '#233e27' },
    primaryInk: { light: '#27502e', dark: '#bbe6bf' },
    focus: { light: '#3a7645', dark: '#99e0a3' },
    accent: { light: '#d36165', dark: '#ef9393' },
    onAccent: { light: '#2a0f0f', dark: '#331415' },
    accentSoft: { light: '#fde6e5', dark: '#4a2a2a' },
    accentInk: { light: '#8b363a', dark: '#fec7c6' },
  },
  purple: {
    primary: { light: '#6a4a8b', dark: '#d2acfe' },
    primaryHover: { light: '#53396e', dark: '#dec3ff' },
    onPrimary: { light: '#ffffff', dark: '#332345' },
    primarySoft: { light: '#f1e7fd', dark: '#423055' },
    primaryInk: { light: '#563c73', dark: '#e6d4fe' },
    focus: { light: '#7e58a7', dark: '#dec4ff' },
    accent: { light: '#00939a', dark: '#56bac0' },
    onAccent: { light: '#001a1c', dark: '#002224' },
    accentSoft: { light: '#dbefef', dark: '#16393a' },
    accentInk: { light: '#045c5f', dark: '#abdde0' },
  },
  rose: {
    primary: { light: '#8f3d57', dark: '#ffa2bb' },
    primaryHover: { light: '#712e44', dark: '#febece' },
    onPrimary: { light: '#ffffff', dark: '#471c2a' },
    primarySoft: { light: '#fee5ea', dark: '#572a37' },
    primaryInk: { light: '#763147', dark: '#ffceda' },
    focus: { light: '#ab4868', dark: '#ffbdce' },
    accent: { light: '#0a958f', dark: '#60bbb5' },
    onAccent: { light: '#001b1a', dark: '#002221' },
    accentSoft: { light: '#dceeed', dark: '#1a3837' },
    accentInk: { light: '#005b58', dark: '#afddda' },
  },
  brown: {
    primary: { light: '#7a4e30', dark: '#ecb088' },
    primaryHover: { light: '#603c24', dark: '#f8c4a2' },
    onPrimary: { light: '#ffffff', dark: '#3c2516' },
    primarySoft: { light: '#f8e8de', dark: '#4b3222' },
    primaryInk: { light: '#643f26', dark: '#fcd3b7' },
    focus: { light: '#925d38', dark: '#ffc29a' },
    accent: { light: '#058fc5', dark: '#67b4e0' },
    onAccent: { light: '#021927', dark: '#032030' },
    accentSoft: { light: '#ddedf8', dark: '#1c3745' },
    accentInk: { light: '#00577c', dark: '#b1dbf4' },
  },
} as const satisfies Record<string, Record<AccentColorName, Color>>;
