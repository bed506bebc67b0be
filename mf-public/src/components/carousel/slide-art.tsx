import { Box } from '@chakra-ui/react/box';
import { ArtImage } from '../art-image';
import { withoutScript } from './without-script';

type SlideArtProps = { url: string; isCurrent: boolean; isNear: boolean };

/** The art dissolves into the next one; the text of a slide changes at once. */
export function SlideArt({ url, isCurrent, isNear }: SlideArtProps) {
  return (
    <Box gridRow="1" alignSelf="end" aspectRatio="5 / 3">
      <ArtImage
        src={url}
        size={[800, 480]}
        // A lazy image without a box is not fetched.
        loading={isCurrent ? 'eager' : 'lazy'}
        fetchPriority={isCurrent ? 'high' : 'auto'}
        // The first slide's is part of the page, so it is painted with the page's words.
        decoding={isCurrent ? 'sync' : 'auto'}
        display={isNear ? 'block' : 'none'}
        visibility="visible"
        opacity={isCurrent ? 1 : 0}
        transition="opacity 400ms"
        css={withoutScript.art}
      />
    </Box>
  );
}
