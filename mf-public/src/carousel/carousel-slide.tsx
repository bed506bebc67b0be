import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../art/art-image';
import { withoutScript } from './without-script';

export type ArtSlide = {
  /** Address of the drawing, 800 by 480. Its lower edge is the line below it. */
  art: string;
  title: string;
  text: string;
};

type Place = {
  /** True for the slide that is visible when the page opens. */
  isFirst: boolean;
  isCurrent: boolean;
  /** True if its drawing is shown now or next. The others are not loaded. */
  isNear: boolean;
};

type CarouselSlideProps = Place & { slide: ArtSlide; label: string };

/** All slides share one grid cell. The tallest text sets the height, so that nothing moves. */
export function CarouselSlide({ slide, label, ...place }: CarouselSlideProps) {
  const { title, text, art } = slide;
  const { isCurrent } = place;

  return (
    <chakra.div
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
      <chakra.div
        gridRow="3"
        opacity={isCurrent ? 1 : 0}
        transition="opacity 200ms"
        css={withoutScript.text}
      >
        <chakra.p textStyle="h3">{title}</chakra.p>
        <chakra.p color="line" marginTop="1.5">
          {text}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

/** Drawings cross-fade; the text changes at once. */
function SlideArt({ url, isFirst, isCurrent, isNear }: Place & { url: string }) {
  return (
    <chakra.div gridRow="1" alignSelf="end" aspectRatio="5 / 3">
      <ArtImage
        src={url}
        size={[800, 480]}
        isPartOfFirstLook={isFirst}
        // Browsers do not load a lazy image without a box.
        display={isNear ? 'block' : 'none'}
        visibility="visible"
        opacity={isCurrent ? 1 : 0}
        transition="opacity 400ms"
        css={withoutScript.art}
      />
    </chakra.div>
  );
}
