import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { SlideArt } from './slide-art';
import { SlideLink } from './slide-link';
import { withoutScript } from './without-script';

export type Slide = {
  /** Address of the art, 800 by 480; it stands on the line below it. */
  art: string;
  title: string;
  text: string;
  link?: { label: string; path: string };
};

type CarouselSlideProps = {
  slide: Slide;
  label: string;
  isFirst: boolean;
  isCurrent: boolean;
  /** Its art is wanted now or next; that of the others is not even fetched. */
  isNear: boolean;
};

/** All slides share one place: the tallest text gives the height, so that nothing jumps. */
export function CarouselSlide({ slide, label, ...place }: CarouselSlideProps) {
  const { art, title, text, link } = slide;
  const { isCurrent } = place;

  return (
    <Box
      role="group"
      aria-roledescription="diapositiva"
      aria-label={label}
      gridArea="1 / 1 / 4 / 2"
      display="grid"
      gridTemplateRows="subgrid"
      minWidth="0"
      visibility={isCurrent ? 'visible' : 'hidden'}
      css={withoutScript.slide}
    >
      <SlideArt url={art} {...place} />
      <Box
        gridRow="3"
        opacity={isCurrent ? 1 : 0}
        transition="opacity 200ms"
        css={withoutScript.text}
      >
        <Text textStyle="h3">{title}</Text>
        <Text color="line" marginTop="1.5">
          {text}
        </Text>
        {link && <SlideLink {...link} />}
      </Box>
    </Box>
  );
}
