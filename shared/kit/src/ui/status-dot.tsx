import { chakra } from '@chakra-ui/react/styled-system';

/** A state as a coloured dot and its name; the colour never stands alone. */
export function StatusDot({ color, text }: { color: string; text: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      width="max-content"
      maxWidth="12rem"
    >
      <chakra.span
        aria-hidden
        boxSize="8px"
        flexShrink="0"
        borderRadius="full"
        bg={color}
        forcedColorAdjust="none"
      />
      {text}
    </chakra.span>
  );
}
