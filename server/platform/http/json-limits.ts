/** What a JSON text may hold before anybody parses it. */
export interface JsonLimits {
  /** How many lists and objects stand inside each other, the outermost counted. */
  depth: number;
  /** How many values there are in all, the names of fields counted too. */
  values: number;
}

export type JsonExcess = 'too deep' | 'too many fields' | 'too many values';

/** No form and no record has as many; an object of thousands of names is slow to build. */
const MOST_FIELDS = 200;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [LIST_START, LIST_END, OBJECT_START, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts what a JSON text holds while its bytes come in, so that one that would fill the memory or stop the program
 * is refused before it is parsed. Whether it is JSON at all is for the parser to say.
 */
export class JsonMeter {
  readonly #limits: JsonLimits;
  /** The fields met so far, of each object that is open. */
  readonly #fields: Uint32Array;
  #depth = 0;
  #values = 0;
  #isInText = false;
  #isEscaped = false;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
    this.#fields = new Uint32Array(limits.depth + 1);
  }

  /** Takes the next bytes; gives what there is too much of, as soon as there is. */
  read(bytes: Uint8Array): JsonExcess | undefined {
    for (const byte of bytes) {
      if (this.#isInText) this.#readText(byte);
      else if (byte === QUOTE) this.#isInText = true;
      else {
        const excess = this.#readMark(byte);
        if (excess) return excess;
      }
    }
    return undefined;
  }

  #readText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInText = false;
  }

  #readMark(byte: number): JsonExcess | undefined {
    if (byte === LIST_END || byte === OBJECT_END) {
      this.#depth = Math.max(0, this.#depth - 1);
      return undefined;
    }
    const opens = byte === LIST_START || byte === OBJECT_START;
    if (!opens && byte !== COMMA && byte !== COLON) return undefined;
    this.#values += 1;
    if (this.#values > this.#limits.values) return 'too many values';
    if (byte === COLON && this.#countField() > MOST_FIELDS) return 'too many fields';
    if (!opens) return undefined;
    this.#depth += 1;
    this.#fields[this.#depth] = 0;
    return this.#depth > this.#limits.depth ? 'too deep' : undefined;
  }

  #countField(): number {
    const fields = (this.#fields[this.#depth] ?? 0) + 1;
    this.#fields[this.#depth] = fields;
    return fields;
  }
}

/** What a whole JSON text has too much of; undefined when it may be parsed. */
export function excessOf(text: Uint8Array, limits: JsonLimits): JsonExcess | undefined {
  return new JsonMeter(limits).read(text);
}
