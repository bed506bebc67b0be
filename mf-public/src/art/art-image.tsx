import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

type ArtImageProps = Omit<HTMLChakraProps<'img'>, 'width' | 'height'> & {
  src: string;
  /** Of the drawing, in px: it keeps its room until it has come. */
  size: readonly [width: number, height: number];
  /** It shows as the page opens, so it comes, and is painted, together with the page's words. */
  isPartOfFirstLook?: boolean;
};

/** A drawing of ours, as wide as its place. It decorates unless it is given an `alt`. */
export function ArtImage({ size, isPartOfFirstLook, alt = '', ...rest }: ArtImageProps) {
  const [width, height] = size;

  return (
    <chakra.img
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      width="100%"
      loading="lazy"
      {...(isPartOfFirstLook && firstLook)}
      {...rest}
    />
  );
}

const firstLook = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
