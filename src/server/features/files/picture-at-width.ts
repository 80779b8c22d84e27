import { ResizeFit, Transformer } from "@napi-rs/image";
import type { StoredFile } from "../../../contract/files.ts";

const QUALITY = 76;
/** Bytes of drawn pictures that are remembered: some thousands of a menu's. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Draws stored pictures smaller, for screens that need no more, and remembers them: the same phone asks once, but there are many. */
export class SmallPictures {
  readonly #drawn = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;

  /** The picture at most so many pixels wide. One that is not wider stays as it is. */
  async atWidth(file: StoredFile, width: number): Promise<StoredFile> {
    const key = `${file.hash} ${width}`;
    const drawing = this.#drawn.get(key) ?? this.#draw(key, file, width);
    return { ...file, mediaType: "image/webp", bytes: await drawing };
  }

  #draw(key: string, { bytes }: StoredFile, width: number): Promise<Uint8Array> {
    const drawing = drawSmaller(Buffer.from(bytes), width);
    drawing.then(
      ({ length }) => this.#remember(length),
      () => this.#drawn.delete(key),
    );
    this.#drawn.set(key, drawing);
    return drawing;
  }

  /** Forgets all of them when they are too many: they are drawn again when they are asked for. */
  #remember(length: number): void {
    this.#bytes += length;
    if (this.#bytes <= MOST_BYTES) return;
    this.#drawn.clear();
    this.#bytes = 0;
  }
}

async function drawSmaller(bytes: Buffer, width: number): Promise<Uint8Array> {
  const picture = new Transformer(bytes);
  const has = await picture.metadata();
  if (has.width <= width) return bytes;
  picture.resize({ width, height: Math.ceil((has.height * width) / has.width), fit: ResizeFit.Inside });
  return picture.webp(QUALITY);
}
