import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { useState } from 'react';
import { ArtImage } from '../art/art-image';
import poster from './video/week-poster.svg';
import { video } from './work-with-us-content';

type HostedVideoProps = { url: string; title: string };

/** A video of another host, which receives no request before the visitor starts it. */
export function HostedVideo({ url, title }: HostedVideoProps) {
  const [isStarted, setStarted] = useState(false);
  const { host } = new URL(url);

  return (
    <chakra.div maxWidth="960px">
      {isStarted ? (
        <chakra.iframe
          src={url}
          title={`Video: ${title}`}
          allow="autoplay; fullscreen"
          css={frame}
        />
      ) : (
        <chakra.div css={frame} display="grid" placeItems="center" overflow="hidden">
          <ArtImage src={poster} size={[1280, 720]} gridArea="1 / 1" />
          <chakra.div gridArea="1 / 1" display="grid" justifyItems="center" gap="3" padding="4">
            <Button variant="accent" size="lg" onClick={() => setStarted(true)}>
              {video.start}
            </Button>
            <chakra.p textStyle="sm" color="white" bg="ink" paddingInline="2" borderRadius="sm">
              {video.elsewhere(host)}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      )}
      {/* Some hosts forbid embedding, and an open page's CSP does not list a new host. */}
      <Elsewhere href={url} target="_blank" rel="noopener noreferrer">
        {video.open(host)}
      </Elsewhere>
    </chakra.div>
  );
}

const frame = { width: '100%', aspectRatio: '16 / 9', borderRadius: 'lg', bg: 'ink' };

const Elsewhere = chakra('a', {
  base: {
    display: 'inline-block',
    marginTop: '3',
    minHeight: '24px',
    color: 'primary',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
