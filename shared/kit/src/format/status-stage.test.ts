import { statusStage } from './status-stage';

test.each([
  [1, 'Recibida', 'received'],
  [2, 'En revisión', 'review'],
  [3, 'ENTREVISTA técnica', 'interview'],
  [4, 'Finalista', 'finalist'],
  [5, 'Contratada', 'hired'],
  [6, 'Rechazada', 'rejected'],
  [8, 'Descartado por la empresa', 'rejected'],
  [7, 'Retirada por la persona', 'other'],
  [9, "L'Ñandú", 'other'],
  [9, '', 'other'],
])('the status %i, «%s», is at the stage «%s»', (id, name, stage) => {
  expect(statusStage({ id, name })).toBe(stage);
});
