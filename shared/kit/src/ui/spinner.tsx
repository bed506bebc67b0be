import { chakra } from '@chakra-ui/react/styled-system';

/** Decorative; the caller describes the action in words. */
export function Spinner({ size = '1em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      boxSize={size}
      borderRadius="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      animation="spin 700ms linear infinite"
    />
  );
}
