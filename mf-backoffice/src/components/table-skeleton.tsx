import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/kit/ui/skeleton';

const lines = ['head', 'first', 'second', 'third', 'fourth', 'fifth'];

/** The shape of a table that is on its way; it shows after 150 ms, as a quick answer needs none. */
export function TableSkeleton({ text }: { text: string }) {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="3"
      animation="fade-in 150ms 150ms backwards"
      minHeight="50vh"
      alignContent="start"
    >
      <chakra.span srOnly>{text}</chakra.span>
      {lines.map((line) => (
        <Skeleton key={line} height={line === 'head' ? '28px' : '44px'} />
      ))}
    </chakra.div>
  );
}
