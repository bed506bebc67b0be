import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { useState, useSyncExternalStore } from 'react';
import type { Composition } from '../remotes/composition';
import { loadLog } from '../remotes/load-log';
import { ApplicationCard } from './application-card';
import { describeShared } from './describe-traffic';
import type { PublishedReleases } from './published-releases';
import { releaseReport } from './report';
import { runningShell } from '../start/claim-page';
import { sharedModules } from './shared-modules';
import { runningApplications } from './running-applications';

type ReleaseListProps = { composition: Composition; published: PublishedReleases };

export function ReleaseList({ composition, published }: ReleaseListProps) {
  const loads = useSyncExternalStore(loadLog.subscribe, loadLog.snapshot);
  const applications = runningApplications({
    composition,
    loads,
    published,
    shell: runningShell(),
  });
  const shared = sharedModules();
  const report = () =>
    releaseReport({ revision: published.revision, applications, shared: sharedModules() });

  return (
    <>
      <chakra.p color="ink.muted" textStyle="sm">
        {`Revisión ${published.revision} del registro. Lo que elijas vale solo para este navegador, por una semana, y vuelve a cargar la página.`}
      </chakra.p>
      <CopyReport report={report} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
      >
        {applications.map((application) => (
          <ApplicationCard key={application.name} application={application} />
        ))}
      </chakra.div>
      <chakra.h3 textStyle="h4">Módulos compartidos</chakra.h3>
      <chakra.ul display="grid" gap="1" paddingInlineStart="5" listStyleType="disc" textStyle="sm">
        {shared.map((module) => (
          <li key={`${module.name} ${module.version}`}>{describeShared(module)}</li>
        ))}
      </chakra.ul>
    </>
  );
}

/** If the clipboard is blocked, the report is shown to be copied by hand. */
function CopyReport({ report }: { report: () => string }) {
  const [shown, setShown] = useState<string>();

  async function copy() {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      setShown(undefined);
      showNotice({ kind: 'success', text: 'El informe está copiado.' });
    } catch {
      setShown(text);
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" justifySelf="start" onClick={() => void copy()}>
        Copiar informe
      </Button>
      {shown !== undefined && (
        <chakra.textarea
          aria-label="Informe, para copiarlo a mano"
          readOnly
          rows={8}
          value={shown}
          width="full"
          padding="3"
          borderWidth="1px"
          borderColor="line.strong"
          borderRadius="sm"
        />
      )}
    </>
  );
}
