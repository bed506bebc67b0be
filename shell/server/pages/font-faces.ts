import { releaseUrl } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';

/**
 * A separate style element, because emotion moves its own ones during hydration, which forces a new
 * layout. The font is preloaded; the first paint waits at most 50 ms for it. A page painted without
 * the font keeps the fallback (`font-display: optional`), so that text does not move.
 */
export function fontFaces({ name, id, files }: Release) {
  const file = Object.keys(files).find((one) => /^assets\/figtree.*\.woff2$/.test(one));
  if (!file) return '';
  const url = releaseUrl(name, id, file);
  const preload = `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;
  return `${preload}<style>@font-face{font-family:'Figtree Variable';font-display:optional;font-weight:300 900;src:url(${url}) format('woff2');unicode-range:${latin}}${fallback}</style>`;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Arial, or Liberation Sans on Linux, with the metrics of Figtree: 95 % ascent, 25 % descent.
 * Spanish text has the same width at regular weight and is 4.7 % narrower in bold.
 */
const fallback = [
  {
    weight: '300 500',
    local: "local('Arial'),local('Liberation Sans')",
    metrics: 'ascent-override:95%;descent-override:25%',
  },
  {
    weight: '600 900',
    local: "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')",
    metrics: 'size-adjust:95.3%;ascent-override:99.7%;descent-override:26.2%',
  },
]
  .map(
    ({ weight, local, metrics }) =>
      `@font-face{font-family:'Figtree Fallback';font-weight:${weight};src:${local};${metrics};line-gap-override:0%}`,
  )
  .join('');
