import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';

/** The nodes of a cable, one a slide: a picture of what the slides' labels say. */
export function SlideMarks({ count, index }: { count: number; index: number }) {
  return (
    <Flex aria-hidden flex="1" maxWidth="260px" marginInlineStart="3" alignItems="center">
      {[...Array(count).keys()].map((position) => (
        <Flex key={position} flex={position === 0 ? '0 0 auto' : '1'} alignItems="center">
          {position > 0 && <Box flex="1" height="1px" bg="line" opacity={0.35} />}
          <Box
            width="8px"
            height="8px"
            borderRadius="full"
            bg={position === index ? 'accent' : 'line'}
            opacity={position === index ? 1 : 0.5}
            transform={position === index ? 'scale(1.5)' : undefined}
            transition="transform 200ms, opacity 200ms"
          />
        </Flex>
      ))}
    </Flex>
  );
}
