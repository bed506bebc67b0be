import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

type ArtImageProps = Omit<HTMLChakraProps<'img'>, 'width' | 'height'> & {
  src: string;
  /** Of the drawing, in px: it keeps its room until it has come. */
  size: readonly [width: number, height: number];
};

/** A drawing of ours, as wide as its place. It decorates unless it is given an `alt`. */
export function ArtImage({ size: [width, height], alt = '', ...rest }: ArtImageProps) {
  return (
    <chakra.img
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      width="100%"
      height="auto"
      loading="lazy"
      {...rest}
    />
  );
}
