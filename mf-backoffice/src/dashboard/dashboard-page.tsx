import { paths } from '@portal/kit/routing/paths';
import { BriefcaseBusiness, LibraryBig, UsersRound } from 'lucide-react';
import { AreaCard, CardGrid } from '../components/area-card';
import { WorkPage } from '../components/work-page';

export function DashboardPage() {
  return (
    <WorkPage title="Módulo principal" description="¿Qué quieres revisar hoy?">
      <CardGrid>
        <AreaCard
          to={paths.catalogs}
          icon={LibraryBig}
          title="Maestro"
          text="Las preguntas, los conocimientos y los idiomas con que se arma cada oferta."
        />
        <AreaCard
          to={paths.offers}
          icon={BriefcaseBusiness}
          title="Ofertas laborales"
          text="Publica ofertas, asígnales requisitos y revisa quién se postuló."
        />
        <AreaCard
          to={paths.candidates}
          icon={UsersRound}
          title="Candidatos"
          text="Todas las postulaciones en una lista: busca, compara y descarga currículums."
        />
      </CardGrid>
    </WorkPage>
  );
}
