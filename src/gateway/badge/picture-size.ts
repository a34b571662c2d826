/** Width and height of a bitmap in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Start-of-frame markers of JPEG; the other markers in this range define tables. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (isFrameMarker(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

function sizeIn(view: DataView): PictureSize | undefined {
  switch (view.getUint16(0)) {
    case 0x8950: // PNG
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 0x4749: // GIF
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 0xffd8: // JPEG
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
