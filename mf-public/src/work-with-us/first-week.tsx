import { chakra } from '@chakra-ui/react/styled-system';
import type { WorkTexts } from '@portal/contract/company-reads';
import { useCompany } from '@portal/kit/company/use-company';
import { Section } from '../page-parts/section';
import { HostedVideo } from './hosted-video';
import captions from './video/week.es.vtt';
import mp4 from './video/week.mp4';
import poster from './video/week-poster.svg';
import webm from './video/week.webm';
import { video, week } from './work-with-us-content';

type FirstWeekProps = { texts: Pick<WorkTexts, 'videoUrl' | 'videoTitle' | 'videoLead'> };

/** The video set in «Empresa», or our own clip with its text. */
export function FirstWeek({ texts: { videoUrl, videoTitle, videoLead } }: FirstWeekProps) {
  return (
    <Section title={videoTitle} lead={videoLead} bg="soft">
      {videoUrl ? <HostedVideo url={videoUrl} title={videoTitle} /> : <OwnWeek />}
    </Section>
  );
}

function OwnWeek() {
  return (
    <chakra.div
      display="grid"
      alignItems="center"
      gap={{ base: '8', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    >
      <WeekVideo />
      <chakra.ol display="grid" gap="4">
        {week.map(({ day, text }) => (
          <chakra.li key={day}>
            <chakra.p fontWeight="700">{day}</chakra.p>
            <chakra.p color="ink.muted">{text}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

/** Our own clip from our own server, so that no third party learns about its viewers. */
function WeekVideo() {
  const { name } = useCompany();

  return (
    <chakra.video
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={video.label(name)}
      htmlWidth={1280}
      htmlHeight={720}
      width="100%"
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
