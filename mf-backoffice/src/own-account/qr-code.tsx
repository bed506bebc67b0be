import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/** A QR code. Cameras need the white margin. */
export function QrCode({ content }: { content: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });

  return (
    <chakra.svg
      role="img"
      aria-label="Código QR para tu aplicación de códigos"
      viewBox={`0 0 ${size} ${size}`}
      width="184px"
      height="184px"
      flexShrink="0"
      borderWidth="1px"
      borderRadius="sm"
      bg="white"
      shapeRendering="crispEdges"
      // Cameras need dark on light, even with forced colours.
      forcedColorAdjust="none"
    >
      <path d={pathOf(data)} fill="#0B1F3A" />
    </chakra.svg>
  );
}

const pathOf = (data: readonly (readonly boolean[])[]) =>
  data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
