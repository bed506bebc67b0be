import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { memo, type ComponentProps, type ReactNode } from 'react';
import { slideLabel } from '../carousel/use-carousel';
import { withoutScript } from '../carousel/without-script';

export type SlideFrame = {
  drawing: ReactNode;
  link: { label: string; path: string };
};

type Slide = SlideFrame & { title: string; text: string };

type SlideCaptionsProps = {
  slides: readonly Slide[];
  index: number;
  live: ComponentProps<'div'>['aria-live'];
};

/** All captions share one grid cell. The tallest sets the height, so that nothing moves. */
export function SlideCaptions({ slides, index, live }: SlideCaptionsProps) {
  return (
    <chakra.div
      aria-live={live}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      flex="1"
      minWidth="0"
      maxWidth="600px"
      css={withoutScript.strip}
    >
      {slides.map((slide, position) => (
        <chakra.div
          key={slide.link.path}
          role="group"
          aria-roledescription="diapositiva"
          aria-label={slideLabel(position, slides.length)}
          gridArea="1 / 1"
          visibility={position === index ? 'visible' : 'hidden'}
          css={withoutScript.slide}
        >
          <Caption {...slide} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** Memoised: moving to another slide renders none of the ten captions again. */
const Caption = memo(function Caption({ title, text, link }: Slide) {
  return (
    <>
      <chakra.p textStyle="h4" fontSize="1.25rem">
        {title}
      </chakra.p>
      <chakra.p fontSize="0.9375rem" color="stone.light" marginTop="1">
        <span>{text}</span> <CaptionLink to={link.path}>{link.label}</CaptionLink>
      </chakra.p>
    </>
  );
});

const CaptionLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minHeight: '24px',
    color: 'white',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    _focusVisible: { outlineColor: 'white' },
  },
});
