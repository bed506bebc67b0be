import { Box } from '@chakra-ui/react/box';
import { ArtImage } from '../art/art-image';
import { withoutScript } from './without-script';

type SlideArtProps = {
  url: string;
  /** The page opens with it. */
  isFirst: boolean;
  isCurrent: boolean;
  isNear: boolean;
};

/** The art dissolves into the next one; the text of a slide changes at once. */
export function SlideArt({ url, isFirst, isCurrent, isNear }: SlideArtProps) {
  return (
    <Box gridRow="1" alignSelf="end" aspectRatio="5 / 3">
      <ArtImage
        src={url}
        size={[800, 480]}
        isPartOfFirstLook={isFirst}
        // A lazy image without a box is not fetched.
        display={isNear ? 'block' : 'none'}
        visibility="visible"
        opacity={isCurrent ? 1 : 0}
        transition="opacity 400ms"
        css={withoutScript.art}
      />
    </Box>
  );
}
