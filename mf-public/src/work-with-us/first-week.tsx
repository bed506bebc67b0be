import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { externalVideoUrl } from '@portal/contract/company';
import { Section } from '../page-parts/section';
import { HostedVideo } from './hosted-video';
import { WeekVideo } from './week-video';
import { video, week } from './work-with-us-content';

/** The clip, and beside it in words what it shows. */
export function FirstWeek() {
  return (
    <Section title={video.title} lead={video.lead} bg="soft">
      <Grid
        alignItems="center"
        gap={{ base: '8', lg: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      >
        {externalVideoUrl ? <HostedVideo url={externalVideoUrl} /> : <WeekVideo />}
        <Grid as="ol" gap="4">
          {week.map(({ day, text }) => (
            <Box as="li" key={day} listStyleType="none">
              <Text fontWeight="700">{day}</Text>
              <Text color="ink.muted">{text}</Text>
            </Box>
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}
