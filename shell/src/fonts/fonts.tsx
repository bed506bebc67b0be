import { Global } from '@emotion/react';
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { preload } from 'react-dom';

/**
 * Arial, or its twin on Linux, with the metrics of Figtree, so that nothing moves when the font
 * arrives. Figtree rises 95 % and falls 25 %; Spanish text is as wide in both at regular weight,
 * and 4.7 % narrower when bold.
 */
const fallbackFaces = [
  {
    weight: '300 500',
    local: "local('Arial'), local('Liberation Sans')",
    size: '100%',
    ascent: '95%',
    descent: '25%',
  },
  {
    weight: '600 900',
    local: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    size: '95.3%',
    ascent: '99.7%',
    descent: '26.2%',
  },
].map(({ weight, local, size, ascent, descent }) => ({
  '@font-face': {
    fontFamily: 'Figtree Fallback',
    fontWeight: weight,
    src: local,
    sizeAdjust: size,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  },
}));

const figtree = {
  '@font-face': {
    fontFamily: 'Figtree Variable',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '300 900',
    src: `url(${figtreeUrl}) format('woff2-variations')`,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
} as const;

/** The site's own font, asked for together with the page. */
export function Fonts() {
  preload(figtreeUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <Global styles={[figtree, ...fallbackFaces]} />;
}
