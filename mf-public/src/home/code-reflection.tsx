import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';

/** Reflection of the city in the water, as code. */
export const CodeReflection = memo(function CodeReflection() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 400 112"
      position="absolute"
      top="8px"
      right={{ base: '0', xl: '16' }}
      width="400px"
      strokeWidth={7}
      strokeLinecap="round"
      opacity={{ base: 0.2, xl: 0.8 }}
      maskImage="linear-gradient(#000, transparent)"
    >
      {lines.map(([colour, line]) => (
        <path key={colour} stroke={colour} d={line} />
      ))}
    </chakra.svg>
  );
});

const lines = [
  ['#3E6BE0', 'M4 8h60M142 8h60M10 25h70M246 42h36M60 59h76M204 59h30M4 76h34'],
  ['#3D86D6', 'M76 8h54M152 25h50M76 42h80M150 59h42M120 76h64'],
  ['#7F9DEB', 'M214 8h56M292 25h58M20 42h44M246 59h20M52 76h54'],
  ['#FFC98A', 'M346 8h20M92 25h48M168 42h66M20 59h28M198 76h40'],
  ['#E4572E', 'M282 8h50M214 25h66M294 42h40M250 76h20'],
] as const;
