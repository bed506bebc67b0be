import { maxPhotoBytes, maxPhotoSide, notImage } from '@portal/contract/photo';
import {
  isTakenPicture,
  pictureHead,
  pictureKind,
  pictureRefusal,
  type PictureKind,
} from '@portal/contract/photo-bytes';
import { canDrawPhotos, drawPhoto } from './draw-photo';

/** A photo as it will be sent, or why it cannot be. */
export type PreparedPhoto = { photo: File } | { problem: string };

/**
 * A chosen photo as the server takes it. What it is counts, whatever its system calls it: what the server
 * does not open, or is too large for it, is drawn again where this browser can.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const kind = await kindOf(file);
  const isTaken = isTakenPicture(kind) && file.size <= maxPhotoBytes;
  if (!canDrawPhotos()) return undrawn(file, kind, file.type.includes('image'));
  const drawn = await drawPhoto({ file, fitsUpTo: isTaken ? maxPhotoSide : 0 });
  if (drawn === 'fits') return { photo: file };
  return drawn ? { photo: asJpeg(drawn, file.name) } : undrawn(file, kind, false);
}

async function kindOf(file: File) {
  const head = await file.slice(0, pictureHead).arrayBuffer();
  return pictureKind(new Uint8Array(head));
}

/** The server judges what it can open. Of what is none of the known kinds, its name decides where nothing else can. */
function undrawn(file: File, kind: PictureKind | undefined, isCalledImage: boolean): PreparedPhoto {
  if (kind === undefined) return isCalledImage ? { photo: file } : { problem: notImage };
  if (!isTakenPicture(kind)) return { problem: pictureRefusal(kind) };
  return file.size <= maxPhotoBytes ? { photo: file } : { problem: tooLarge };
}

const tooLarge =
  'Este navegador no pudo reducir la foto, que supera los 3 MB: guárdala más pequeña y elígela de nuevo.';

const asJpeg = (drawn: Blob, name: string) =>
  new File([drawn], `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' });
