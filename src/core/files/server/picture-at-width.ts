import { ResizeFit, Transformer } from "@napi-rs/image";
import type { StoredFile } from "#platform/contract/stored-file.ts";

const QUALITY = 76;
/** Bytes of drawn pictures that are remembered: some thousands of a menu's. */
const MAX_BYTES = 32 * 1024 * 1024;

type Drawn = Pick<StoredFile, "bytes" | "mediaType">;

/**
 * Draws stored pictures smaller for screens that need no more, and caches them: each phone loads a picture
 * once, but there are many phones.
 */
export class SmallPictures {
  /** Least recently used first. */
  readonly #drawn = new Map<string, Drawn>();
  readonly #drawing = new Map<string, Promise<Drawn>>();
  readonly #most: number;
  #bytes = 0;
  /** Pictures are drawn one after another: a cold menu takes one core, not all of them. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostBytes: number = MAX_BYTES) {
    this.#most = mostBytes;
  }

  /** Returns the picture at most `width` pixels wide. One that is not wider, or cannot be drawn, stays as it is. */
  async atWidth(file: StoredFile, width: number): Promise<StoredFile> {
    const key = `${file.hash} ${width}`;
    const drawn = this.#known(key) ?? (await this.#draw(key, file, width));
    return { ...file, ...drawn };
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  #known(key: string): Drawn | undefined {
    const drawn = this.#drawn.get(key);
    if (drawn === undefined) return undefined;
    this.#drawn.delete(key);
    this.#drawn.set(key, drawn);
    return drawn;
  }

  #draw(key: string, file: StoredFile, width: number): Promise<Drawn> {
    const begun = this.#drawing.get(key);
    if (begun !== undefined) return begun;
    const drawing = this.#last.then(() => smaller(file, width));
    this.#last = drawing;
    this.#drawing.set(key, drawing);
    return drawing.then((drawn) => {
      this.#drawing.delete(key);
      this.#remember(key, drawn);
      return drawn;
    });
  }

  #remember(key: string, drawn: Drawn): void {
    this.#drawn.set(key, drawn);
    this.#bytes += drawn.bytes.length;
    for (const [oldest, { bytes }] of this.#drawn) {
      if (this.#bytes <= this.#most) return;
      this.#drawn.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

async function smaller(file: StoredFile, width: number): Promise<Drawn> {
  const asItIs = { bytes: file.bytes, mediaType: file.mediaType };
  try {
    const picture = new Transformer(Buffer.from(file.bytes));
    const has = await picture.metadata();
    if (has.width <= width) return asItIs;
    picture.resize({ width, height: Math.ceil((has.height * width) / has.width), fit: ResizeFit.Inside });
    return { bytes: await picture.webp(QUALITY), mediaType: "image/webp" };
  } catch {
    // The phone's browser may read what this one cannot.
    return asItIs;
  }
}
