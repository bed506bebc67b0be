import { Box } from '@chakra-ui/react/box';
import type { ComponentProps } from 'react';
import { glow } from '../art/glow';
import { Carousel } from './carousel';

/** Specification §9: the carousels of the service pages take more time than that of the home page. */
const intervalMs = 3000;

type FramedCarouselProps = Pick<ComponentProps<typeof Carousel>, 'label' | 'slides'>;

/** A carousel as a window onto the evening. */
export function FramedCarousel(props: FramedCarouselProps) {
  return (
    <Box
      bg="ink"
      backgroundImage={glow}
      color="white"
      borderRadius="lg"
      overflow="hidden"
      paddingInline={{ base: '5', md: '8' }}
      paddingTop={{ base: '5', md: '8' }}
      paddingBottom={{ base: '6', md: '8' }}
    >
      <Carousel intervalMs={intervalMs} {...props} />
    </Box>
  );
}
