import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var ApiError=class extends Error{name="ApiError";failure;status;constructor(failure,status,message){super(message),this.
failure=failure,this.status=status}};export{ApiError};
