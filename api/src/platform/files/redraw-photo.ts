import { maxPhotoSide, notImage } from '@portal/contract/photo';
import { isSupportedPicture, pictureKind, pictureRefusal } from '@portal/contract/photo-bytes';
import sharp from 'sharp';
import { badRequest } from '../problem/problem';

/** Longest side in pixels. Screens show 160. */
const keptSide = 512;

// One thread and no cache: photos are processed one at a time, and none twice.
sharp.concurrency(1);
sharp.cache(false);
// Blocks other formats, above all SVG, which may contain scripts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Re-encodes a photo as WebP: upright, without metadata such as the location or data after the
 * picture. Keeps the first picture of an animation. Takes up to 170 MB and a second.
 */
export async function redrawPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes);
  if (width > maxPhotoSide || height > maxPhotoSide) {
    throw badRequest(`La imagen no debe superar los ${maxPhotoSide} píxeles por lado.`);
  }
  try {
    return await sharp(bytes, { limitInputPixels: maxPhotoSide * maxPhotoSide, failOn: 'error' })
      .autoOrient()
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw badRequest('La imagen está dañada.');
  }
}

/** Reads only the header. */
async function sizeOf(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    const kind = pictureKind(bytes);
    throw badRequest(kind && !isSupportedPicture(kind) ? pictureRefusal(kind) : notImage);
  }
}
