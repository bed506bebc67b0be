import { chakra } from '@chakra-ui/react/styled-system';
import { dateAndTime } from '@portal/kit/format/dates';
import { useId, type ReactNode } from 'react';
import { describeTraffic } from './describe-traffic';
import { ReleaseChoice } from './release-choice';
import { trafficOf } from './traffic';
import {
  describeCounts,
  describeLoad,
  describeSignatures,
  describeFailures,
  type RunningApplication,
} from './running-applications';

/** One application: its running release, the reason for it, its loads, and the other releases. */
export function ApplicationCard({ application }: { application: RunningApplication }) {
  const { name, release, origin, published, loads } = application;
  const counted = describeCounts(published);
  const signed = describeSignatures(published);
  const causes = [...new Set(loads.flatMap(describeFailures))];
  const id = useId();

  return (
    <chakra.article
      aria-labelledby={id}
      display="grid"
      alignContent="start"
      gap="3"
      minWidth="0"
      padding="4"
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.h3 id={id} textStyle="h4">
        {name}
      </chakra.h3>
      <chakra.dl display="grid" gap="2" textStyle="sm">
        <Fact term="Versión que corre">{release ?? 'Ninguna'}</Fact>
        <Fact term="Origen">{origin}</Fact>
        {signed.length > 0 && <Fact term="Firmas">{inLines(signed)}</Fact>}
        {published.since && <Fact term="En vivo desde">{dateAndTime(published.since)}</Fact>}
        {release && (
          <Fact term="Archivos en esta página">{describeTraffic(trafficOf(name, release))}</Fact>
        )}
        {loads.length > 0 && <Fact term="Páginas">{inLines(loads.map(describeLoad))}</Fact>}
        {causes.length > 0 && <Fact term="Por qué">{inLines(causes)}</Fact>}
        {counted.length > 0 && (
          <Fact term="Todas las visitas, desde que este servidor corre">{inLines(counted)}</Fact>
        )}
      </chakra.dl>
      <ReleaseChoice {...application} />
    </chakra.article>
  );
}

const inLines = (lines: readonly string[]) =>
  lines.map((line) => (
    <chakra.span key={line} display="block">
      {line}
    </chakra.span>
  ));

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <chakra.dt color="ink.muted">{term}</chakra.dt>
    <chakra.dd margin="0" fontWeight="600">
      {children}
    </chakra.dd>
  </div>
);
