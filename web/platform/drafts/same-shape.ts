/**
 * Returns whether a stored draft has the shape of a form's default values; an earlier version of the program may have
 * stored it. A field that is empty by default may have any value that is not an object.
 */
export function hasShapeOf<Shape extends object>(kept: unknown, shape: Shape): kept is Shape {
  return isAlike(kept, shape);
}

function isAlike(kept: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) {
    return Array.isArray(kept) && (shape.length === 0 || kept.every((item) => isAlike(item, shape[0])));
  }
  if (typeof shape === 'object' && shape !== null) {
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
    return Object.entries(shape).every(([name, part]) => isAlike(Reflect.get(kept, name), part));
  }
  const isEmpty = (value: unknown) => value === null || value === undefined;
  if (isEmpty(kept) || isEmpty(shape)) return typeof kept !== 'object' || kept === null;
  return typeof kept === typeof shape;
}
