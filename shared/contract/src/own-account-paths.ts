export const ownAccountPath = '/api/cuenta';
export const ownPasswordPath = `${ownAccountPath}/clave`;
/** All other sessions. A following id names a single one. */
export const ownSessionsPath = `${ownAccountPath}/sesiones`;
/** Session of the caller, ended by «Cerrar Sesión». */
export const currentSessionPath = `${ownSessionsPath}/actual`;
export const secondFactorPath = `${ownAccountPath}/segundo-factor`;
export const secondFactorActivationPath = `${secondFactorPath}/activar`;
export const secondFactorRemovalPath = `${secondFactorPath}/quitar`;
export const recoveryCodesPath = `${secondFactorPath}/codigos`;
