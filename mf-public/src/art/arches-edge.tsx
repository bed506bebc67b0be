import { chakra } from '@chakra-ui/react/styled-system';
import arches from './arches.svg';

/** The lower edge of a dark section: a row of arches that opens onto the page. */
export function ArchesEdge() {
  return (
    <chakra.div
      aria-hidden
      bg="surface"
      backgroundImage={`url(${arches})`}
      backgroundRepeat="repeat-x"
      backgroundPosition="center top -1px"
      backgroundSize="auto 100%"
      height={{ base: '44px', md: '64px' }}
      borderBottomWidth="1px"
    />
  );
}
