import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{measure,runAction}from"./chunks/chunk-OXVXCC2G.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-3CMNXZNC.js";
import"./chunks/chunk-3KGZERUS.js";import"./chunks/chunk-OCUGMPJK.js";import"./chunks/chunk-4JMVPBYH.js";import"./chunks/chunk-DGYPY2CA.js";
import"./chunks/chunk-ZMZB7ZZI.js";import"./chunks/chunk-J74KQA7X.js";import"./chunks/chunk-CQTRHVRG.js";import"./chunks/chunk-ID34LORL.js";
import"./chunks/chunk-5XGBOG5O.js";import"./chunks/chunk-Q34AHYZ5.js";import"./chunks/chunk-NRB6S4FK.js";import"./chunks/chunk-LQTR7E7W.js";
import"./chunks/chunk-2IZXDTDF.js";import"./chunks/chunk-H43JVFDQ.js";import"./chunks/chunk-UR5X5KRI.js";import"./chunks/chunk-OWI46LZM.js";
import"./chunks/chunk-BQAFKCYA.js";import"./chunks/chunk-23PMS7MH.js";import"./chunks/chunk-O2I266XQ.js";import"./chunks/chunk-R2PIU4BO.js";
import"./chunks/chunk-WC6KOLU4.js";import"./chunks/chunk-4NI3GUM4.js";await runAction(measure);
