import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from './spinner';

/** Loading state with the expected height of the content. */
export function Loading({
  text,
  minHeight = '40vh',
}: {
  text: string;
  minHeight?: string | undefined;
}) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      minHeight={minHeight}
      color="ink.muted"
    >
      <Spinner size="22px" />
      <span>{text}</span>
    </chakra.div>
  );
}
