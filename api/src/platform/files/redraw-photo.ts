import { maxPhotoSide, notImage } from '@portal/contract/photo';
import { isTakenPicture, pictureKind, pictureRefusal } from '@portal/contract/photo-bytes';
import sharp from 'sharp';
import { badRequest } from '../problem/problem';

/** Longest side in pixels of a picture that is kept. Screens show 160. */
const keptSide = 512;

// One thread and no cache: at most one photo is drawn at once, and no photo is drawn twice.
sharp.concurrency(1);
sharp.cache(false);
// Whatever else the library can open, SVG with its scripts first of all, is no photo.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Draws a photo again, as WebP: upright, and without what its file told besides, such as where it was
 * taken, or hid behind the picture. Of an animation, the first picture. Takes up to 170 MB and a second.
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

/** Reads only the head of the file. */
async function sizeOf(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    const kind = pictureKind(bytes);
    throw badRequest(kind && !isTakenPicture(kind) ? pictureRefusal(kind) : notImage);
  }
}
