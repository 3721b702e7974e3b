export { archetypeOf } from "../corpus/archetypes.ts";
export {
  asidesOf,
  type StoredReport,
  toGeneratedReport,
  WRITER_VERSION,
  type WrittenReport,
  writeReport,
} from "./write-report.ts";
