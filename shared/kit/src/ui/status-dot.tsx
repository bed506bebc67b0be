import { chakra } from '@chakra-ui/react/styled-system';

/** A state as a coloured dot and its name; the colour never stands alone. */
export function StatusDot({ color, text }: { color: string; text: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.span aria-hidden width="8px" height="8px" borderRadius="full" bg={color} />
      {text}
    </chakra.span>
  );
}
