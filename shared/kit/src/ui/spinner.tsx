import { chakra } from '@chakra-ui/react/styled-system';

/** Decoration: whoever shows it says in words what is under way. */
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
