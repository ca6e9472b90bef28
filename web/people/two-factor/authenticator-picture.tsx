import { generate } from 'lean-qr/nano';

/** The quiet zone that cameras need around the code, in modules. */
const MARGIN = 4;

/** An address as a QR code. Black on white in both themes, which cameras read best. */
export function AuthenticatorPicture({ uri }: { uri: string }) {
  const code = generate(uri);
  const places = Array.from({ length: code.size }, (_, place) => place);
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('');
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
