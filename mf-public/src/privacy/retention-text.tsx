import { talentPoolMonths } from '@portal/contract/retention-period';
import { useResource } from '@portal/kit/query/use-resource';
import { retentionPeriodResource } from '@portal/kit/resources/retention-period';

/** How long an application is kept, as staff have set it; without an answer, no number is made up. */
export function RetentionText() {
  const { data } = useResource(retentionPeriodResource);
  const period = data
    ? data.months === 1
      ? '1 mes'
      : `${data.months} meses`
    : 'un plazo limitado';

  return (
    <>
      Si postulaste, {period} desde que se cierra la oferta. Si marcaste la casilla para que
      guardemos tu currículum, {talentPoolMonths} meses desde ese día. Después borramos tu nombre,
      tu correo, tu currículum y tus respuestas; queda solo un registro sin nombre, para contar
      cuántas postulaciones hubo. Ese registro conserva la aspiración salarial, sin nada que diga de
      quién fue. Si nos escribiste, {period} desde que te respondimos.
    </>
  );
}
