/**
 * Extensions of files that modules and style sheets may import. Such files become part of the
 * release.
 */
const endings = {
  images: ['apng', 'avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
  fonts: ['otf', 'ttf', 'woff', 'woff2'],
  media: ['mp3', 'mp4', 'ogg', 'vtt', 'wav', 'webm'],
};

export const fileKinds: Readonly<Record<keyof typeof endings, readonly string[]>> = endings;

/** Matches the path of such a file. */
export const namedFiles = new RegExp(`\\.(${Object.values(endings).flat().join('|')})$`, 'i');
