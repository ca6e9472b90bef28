import * as z from 'zod/mini';

export interface OpenapiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenapiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

export interface OpenapiOperation {
  tags: string[];
  summary: string;
  operationId: string;
  security: object[];
  /** Who may call it. */
  'x-access': 'everyone' | 'therapist' | 'owner';
  parameters: OpenapiParameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, OpenapiResponse>;
}

export interface OpenapiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface OpenapiResponse {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns a schema as JSON Schema: of request bodies (`input`) or replies (`output`). */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
