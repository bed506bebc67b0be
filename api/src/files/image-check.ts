import { errorCode } from '../error-code';

export type Image = { extension: 'jpg' | 'png' | 'webp' | 'gif'; width: number; height: number };

const maxPixels = 6_000;

/** Why an image is refused; undefined for a good one. */
export function imageProblem(image: Image | undefined): string | undefined {
  // The text of specification §5 for a wrong type, slip included.
  if (!image) return 'EL archivo debe ser del tipo imagen';
  const isTooLarge = image.width > maxPixels || image.height > maxPixels;
  if (isTooLarge) return `La imagen no debe superar los ${maxPixels} píxeles por lado.`;
  return image.width > 0 && image.height > 0 ? undefined : 'La imagen está dañada.';
}

/**
 * What the bytes are, whatever the file is called. SVG is none of these: it can carry scripts.
 */
export function sniffImage(bytes: Buffer): Image | undefined {
  try {
    return readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
  } catch (error) {
    // The file ends before its own size says so.
    if (outOfBounds.has(errorCode(error))) return undefined;
    throw error;
  }
}

const outOfBounds = new Set<unknown>(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));

function readPng(bytes: Buffer): Image | undefined {
  if (!startsWith(bytes, '\x89PNG\r\n\x1a\n')) return undefined;
  return { extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): Image | undefined {
  if (!startsWith(bytes, 'GIF87a') && !startsWith(bytes, 'GIF89a')) return undefined;
  return { extension: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function readWebp(bytes: Buffer): Image | undefined {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return undefined;
  const extension = 'webp';
  if (startsWith(bytes, 'VP8X', 12)) {
    return { extension, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const packed = bytes.readUInt32LE(21);
    return { extension, width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  return {
    extension,
    width: bytes.readUInt16LE(26) & 0x3fff,
    height: bytes.readUInt16LE(28) & 0x3fff,
  };
}

/** The size stands in the first «start of frame»; the segments before it are skipped. */
function readJpeg(bytes: Buffer): Image | undefined {
  if (!startsWith(bytes, '\xff\xd8\xff')) return undefined;
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return {
        extension: 'jpg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range (ITU T.81 table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
