import { chakra } from '@chakra-ui/react/styled-system';
import captions from './video/week.es.vtt';
import mp4 from './video/week.mp4';
import poster from './video/week-poster.svg';
import webm from './video/week.webm';
import { video } from './work-with-us-content';

/** Our own clip, from our own server: nobody else learns who watches it. */
export function WeekVideo() {
  return (
    <chakra.video
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={video.label}
      htmlWidth={1280}
      htmlHeight={720}
      width="100%"
      height="auto"
      aspectRatio="16 / 9"
      borderRadius="lg"
      bg="ink"
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="es" label={video.captions} default />
    </chakra.video>
  );
}
