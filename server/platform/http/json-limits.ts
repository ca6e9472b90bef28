/** Limits for a JSON text, checked before it is parsed. */
export interface JsonLimits {
  /** Maximum nesting of lists and objects, including the outermost. */
  depth: number;
  /** Maximum number of values, including field names. */
  values: number;
}

export type JsonExcess = 'too deep' | 'too many fields' | 'too many values';

/** No form or record has as many; objects with thousands of keys are slow to build. */
const MOST_FIELDS = 200;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [LIST_START, LIST_END, OBJECT_START, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the contents of a JSON text as its bytes arrive, so that a text that would exhaust memory is refused before
 * it is parsed. Whether it is valid JSON is left to the parser.
 */
export class JsonMeter {
  readonly #limits: JsonLimits;
  /** Number of fields so far in each open object, by depth. */
  readonly #fields: Uint32Array;
  #depth = 0;
  #values = 0;
  #isInText = false;
  #isEscaped = false;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
    this.#fields = new Uint32Array(limits.depth + 1);
  }

  /** Reads the next bytes; returns the first limit that is exceeded. */
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

/** Returns the limit that a whole JSON text exceeds; undefined if it may be parsed. */
export function excessOf(text: Uint8Array, limits: JsonLimits): JsonExcess | undefined {
  return new JsonMeter(limits).read(text);
}
