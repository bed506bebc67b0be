import { maxPhotoBytes, maxPhotoSide, notImage } from '@portal/contract/photo';
import {
  isSupportedPicture,
  pictureHead,
  pictureKind,
  pictureRefusal,
  type PictureKind,
} from '@portal/contract/photo-bytes';
import { canDrawPhotos, drawPhoto } from './draw-photo';

/** A photo ready to upload, or the reason why it cannot be uploaded. */
export type PreparedPhoto = { photo: File } | { problem: string };

/**
 * Prepares a chosen photo for upload. The content decides its type, not its name. An unsupported or
 * too large photo is drawn again if the browser can decode it.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const kind = await kindOf(file);
  const isTaken = isSupportedPicture(kind) && file.size <= maxPhotoBytes;
  if (!canDrawPhotos()) return undrawn(file, kind, file.type.includes('image'));
  const drawn = await drawPhoto({ file, fitsUpTo: isTaken ? maxPhotoSide : 0 });
  if (drawn === 'fits') return { photo: file };
  return drawn ? { photo: asJpeg(drawn, file.name) } : undrawn(file, kind, false);
}

async function kindOf(file: File) {
  const head = await file.slice(0, pictureHead).arrayBuffer();
  return pictureKind(new Uint8Array(head));
}

/**
 * Supported formats are sent to the server, which validates them. A file of unknown content is sent
 * only if its MIME type says image.
 */
function undrawn(file: File, kind: PictureKind | undefined, isCalledImage: boolean): PreparedPhoto {
  if (kind === undefined) return isCalledImage ? { photo: file } : { problem: notImage };
  if (!isSupportedPicture(kind)) return { problem: pictureRefusal(kind) };
  return file.size <= maxPhotoBytes ? { photo: file } : { problem: tooLarge };
}

const tooLarge =
  'Este navegador no pudo reducir la foto, que supera los 3 MB: guárdala más pequeña y elígela de nuevo.';

const asJpeg = (drawn: Blob, name: string) =>
  new File([drawn], `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' });
