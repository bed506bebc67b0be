import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export function Skeleton(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      aria-hidden
      bg="line"
      borderRadius="sm"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  );
}
