import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { useState } from 'react';
import { ArtImage } from '../art/art-image';
import poster from './video/week-poster.svg';
import { video } from './work-with-us-content';

/** A video of another host, which learns nothing of the visitor before he starts it. */
export function HostedVideo({ url }: { url: string }) {
  const [isStarted, setStarted] = useState(false);
  const frame = { width: '100%', aspectRatio: '16 / 9', borderRadius: 'lg', bg: 'ink' };
  if (isStarted) {
    return <chakra.iframe src={url} title={video.label} allow="autoplay; fullscreen" css={frame} />;
  }

  return (
    <chakra.div css={frame} display="grid" placeItems="center" overflow="hidden">
      <ArtImage src={poster} size={[1280, 720]} gridArea="1 / 1" />
      <chakra.div gridArea="1 / 1" display="grid" justifyItems="center" gap="3" padding="4">
        <Button variant="accent" size="lg" onClick={() => setStarted(true)}>
          {video.start}
        </Button>
        <chakra.p textStyle="sm" color="white" bg="ink" paddingInline="2" borderRadius="sm">
          {video.elsewhere(new URL(url).host)}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
