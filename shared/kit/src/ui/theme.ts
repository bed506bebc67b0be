import {
  createSystem,
  defineConfig,
  defineKeyframes,
  defineRecipe,
} from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

const toTokens = <T>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const lengths = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  20: '80px',
  24: '96px',
};

const colors = {
  white: '#FFFFFF',
  ink: '#0B1F3A',
  'ink.muted': '#4A5B75',
  primary: '#1F4FD8',
  'primary.dark': '#173EAD',
  'primary.tint': '#E9EFFD',
  second: '#0E6FB8',
  accent: '#E4572E',
  // White text needs a contrast of 4.5:1, which the brand's coral does not reach.
  'accent.solid': '#C2431C',
  'accent.dark': '#A03514',
  'accent.tint': '#FDEEE9',
  success: '#12805C',
  'success.tint': '#E5F5EF',
  danger: '#C4302B',
  'danger.dark': '#9E2521',
  'danger.tint': '#FCECEB',
  warning: '#8A5A00',
  'warning.tint': '#FFF5E0',
  surface: '#FFFFFF',
  soft: '#F4F7FC',
  line: '#D9E2F0',
  // A border that is the only mark of a field needs a contrast of 3:1.
  'line.strong': '#8292AC',
  scrim: 'rgba(11, 31, 58, 0.55)',
  // The two blues of the offer cards (S2.56), and the arches on them.
  'offer.a': '#EEF1FE',
  'offer.b': '#DDF1FB',
  'niche.a': '#CBD6FA',
  'niche.b': '#B9DFF5',
  // Illustrations: walls and viaducts, night sky, and lights. Never used for text.
  stone: '#B7C6F6',
  'stone.light': '#DCE6FB',
  night: '#071529',
  lamp: '#FFC98A',
  // Border of a secondary control on the cards' blues.
  'primary.line': '#9DB4EE',
  // Bar of the staff, on `ink`.
  'staff.text': '#C9D5E8',
  'staff.raised': '#1D3454',
  'staff.mark': '#8FB0FF',
};

const headingLook = { fontWeight: '700', lineHeight: '1.15', letterSpacing: '-0.02em' };

const textStyles = {
  xs: { fontSize: '0.8125rem', lineHeight: '1.5' },
  sm: { fontSize: '0.875rem', lineHeight: '1.55' },
  lg: { fontSize: '1.125rem', lineHeight: '1.6' },
  h4: { fontSize: '1.125rem', ...headingLook, lineHeight: '1.3' },
  h3: { fontSize: '1.375rem', ...headingLook, lineHeight: '1.25' },
  h2: { fontSize: { base: '1.75rem', md: '2.25rem' }, ...headingLook },
  h1: { fontSize: { base: '2rem', md: '3rem' }, ...headingLook, fontWeight: '800' },
};

const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.5 } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  // Initial looks until a delay ends: hidden, and enabled.
  'hold-back': { from: { visibility: 'hidden', height: '0' } },
  'look-ready': { from: { opacity: 1 } },
});

/** Same content width on every page, with a gutter for the social bar from 768 px. */
const container = defineRecipe({
  base: {
    width: '100%',
    maxWidth: '1312px',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '14' },
  },
});

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'p',
  globalCss: {
    html: {
      // Set on `html`, because every element inherits them.
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.line',
      color: 'ink',
      bg: 'surface',
      fontFamily: 'body',
      // Respects the text size set in the browser, also in media queries.
      fontSize: '100%',
      lineHeight: '1.6',
      // User texts may be one word of 255 letters. It breaks and does not widen its container.
      overflowWrap: 'anywhere',
      // The fixed header must not cover anchors or the focus (trap T7).
      scrollPaddingTop: '76px',
      textRendering: 'optimizeLegibility',
    },
    'h1, h2, h3, h4': { textWrap: 'balance' },
    // The preset sets a value on each element, with which long words widen columns.
    '*': { overflowWrap: 'inherit' },
    // Keeps words of column names whole, which gives the column a minimum width.
    th: { overflowWrap: 'break-word' },
    '*::placeholder': { color: 'ink.muted', opacity: 1 },
    '*::selection': { bg: 'primary.tint', color: 'ink' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    // Breakpoints of the specification (S9.14); the base style is for smaller screens.
    breakpoints: { xs: '270px', sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
    keyframes,
    recipes: { container },
    textStyles: toTokens(textStyles),
    tokens: {
      colors: toTokens(colors),
      spacing: toTokens(lengths),
      sizes: toTokens({ ...lengths, full: '100%', header: '60px', prose: '37em' }),
      radii: toTokens({ sm: '8px', md: '12px', lg: '16px', full: '9999px' }),
      shadows: toTokens({
        sm: '0 1px 2px rgba(11, 31, 58, 0.06), 0 2px 8px rgba(11, 31, 58, 0.06)',
        md: '0 8px 28px rgba(11, 31, 58, 0.12)',
      }),
      fonts: toTokens({
        body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
        mono: 'ui-monospace, monospace',
      }),
      zIndex: toTokens({ header: '100', social: '90', notice: '1100' }),
    },
  },
});

/** Design system of the site. The shell provides it, and every remote uses its tokens. */
export const system = createSystem(defaultBaseConfig, config);
