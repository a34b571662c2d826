/** Width and height of a bitmap in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The header chunk of PNG, which is the first one. */
function pngSize(view: DataView): PictureSize | undefined {
  const isHeader = view.getUint32(12) === 0x49484452;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Start-of-frame markers of JPEG; the other markers in this range define tables. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers of JPEG that are followed by a length. Decoders skip the others, which have none before the size of a picture. */
const hasLength = (marker: number): boolean =>
  marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xda);

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (isFrameMarker(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (!hasLength(marker)) return undefined;
  }
  return undefined;
}

/** Position after the data blocks of a GIF, the last of which is empty. */
function afterBlocks(view: DataView, start: number): number {
  let at = start;
  while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
  return at + 1;
}

/** Size of a GIF: that of its screen or of its first frame, which may be larger than the screen. */
function gifSize(view: DataView): PictureSize | undefined {
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) at = afterBlocks(view, at + 2);
  if (view.getUint8(at) !== 0x2c) return undefined;
  return {
    width: Math.max(view.getUint16(6, true), view.getUint16(at + 5, true)),
    height: Math.max(view.getUint16(8, true), view.getUint16(at + 7, true)),
  };
}

function sizeIn(view: DataView): PictureSize | undefined {
  switch (view.getUint16(0)) {
    case 0x8950:
      return pngSize(view);
    case 0x4749:
      return gifSize(view);
    case 0xffd8:
      return jpegSize(view);
    default:
      return undefined;
  }
}

/** Size of a PNG, GIF or JPEG by its header, without decoding it; undefined for any other file or a cut one. */
export function pictureSize({
  buffer,
  byteOffset,
  byteLength,
}: Uint8Array): PictureSize | undefined {
  try {
    return sizeIn(new DataView(buffer, byteOffset, byteLength));
  } catch {
    // The file ends within its header.
    return undefined;
  }
}
