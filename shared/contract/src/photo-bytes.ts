const starts = [
  ['JPEG', /^\xFF\xD8\xFF/],
  ['PNG', /^\x89PNG\r\n/],
  ['GIF', /^GIF8[79]a/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  // The first box of this container format names its kind.
  ['AVIF', /^[^]{4}ftyp(?:[^]{4}){0,8}avi[fs]/],
  ['HEIC', /^[^]{4}ftyp(?:[^]{4}){0,8}(?:he[iv][cmsx]|mif1|msf1)/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM[^]{13}\0{3}/],
  ['JPEG XL', /^(?:\xFF\n|\0\0\0\fJXL )/],
  ['JPEG 2000', /^\0\0\0\fjP {2}/],
  ['PSD', /^8BPS/],
] as const;

/** Picture format that `pictureKind` detects. */
export type PictureKind = (typeof starts)[number][0];

/** Bytes needed to detect the format. */
export const pictureHead = 64;

/** Detects the format of a picture from its first bytes. Undefined if unknown. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  // `TextDecoder('latin1')` decodes windows-1252, which differs for some bytes.
  const head = String.fromCharCode(...bytes.subarray(0, pictureHead));
  return starts.find(([, start]) => start.test(head))?.[0];
}

const taken: ReadonlySet<PictureKind> = new Set(['JPEG', 'PNG', 'GIF', 'WebP']);

/** True if the server can decode the format. */
export const isSupportedPicture = (kind: PictureKind | undefined) =>
  kind !== undefined && taken.has(kind);

/** Message for a picture that the server cannot open, with advice. */
export function pictureRefusal(kind: PictureKind): string {
  const text = `La foto está en formato ${kind}, que no podemos abrir aquí: guárdala como JPG o PNG y elígela de nuevo.`;
  return kind === 'HEIC' ? `${text} ${iPhone}` : text;
}

const iPhone =
  'Si está en un iPhone, al compartirla toca «Opciones» y elige «Más compatible»: saldrá como JPG.';
