// @ts-nocheck
// Written by `npm run openapi` from the schemas, with Ajv: change the schemas instead.
import { PlansSchema } from '../plans-schema.js'

export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: object
  readonly parentSchema: object
  readonly data: unknown
  readonly message: string
}

export interface Validate {
  (value: unknown): boolean
  /** All errors of the last call, or null. */
  errors: ValidationError[] | null
}

/** The validator of each schema. */
export const VALIDATORS: ReadonlyMap<object, Validate> = new Map([
  [PlansSchema, validatePlansSchema],
])

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

function join(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

const schemaPlansSchema = PlansSchema;
const pattern0 = new RegExp("^.*$", "u");

function validatePlansSchema(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlansSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",parentSchema:schemaPlansSchema,data});
errors++;
}
for(const key0 in data){
if(pattern0.test(key0)){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.daily_limit === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "daily_limit"},message:"must have required property '"+"daily_limit"+"'",parentSchema:schemaPlansSchema.patternProperties["^.*$"],data:data0});
errors++;
}
if(data0.requests_per_minute === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "requests_per_minute"},message:"must have required property '"+"requests_per_minute"+"'",parentSchema:schemaPlansSchema.patternProperties["^.*$"],data:data0});
errors++;
}
for(const key1 in data0){
if(!((((key1 === "daily_limit") || (key1 === "requests_per_minute")) || (key1 === "open_jobs")) || (key1 === "job_rows"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",parentSchema:schemaPlansSchema.patternProperties["^.*$"],data:data0});
errors++;
}
}
if(data0.daily_limit !== undefined){
let data1 = data0.daily_limit;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/daily_limit",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.daily_limit.anyOf[0],data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/daily_limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.daily_limit.anyOf[0],data:data1});
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/daily_limit",keyword:"type",params:{type: "null"},message:"must be null",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.daily_limit.anyOf[1],data:data1});
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/daily_limit",keyword:"anyOf",params:{},message:"must match a schema in anyOf",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.daily_limit,data:data1});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data0.requests_per_minute !== undefined){
let data2 = data0.requests_per_minute;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.requests_per_minute.anyOf[0],data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.requests_per_minute.anyOf[0],data:data2});
errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",keyword:"type",params:{type: "null"},message:"must be null",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.requests_per_minute.anyOf[1],data:data2});
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",keyword:"anyOf",params:{},message:"must match a schema in anyOf",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.requests_per_minute,data:data2});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data0.open_jobs !== undefined){
let data3 = data0.open_jobs;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/open_jobs",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.open_jobs.anyOf[0],data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/open_jobs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.open_jobs.anyOf[0],data:data3});
errors++;
}
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs20 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/open_jobs",keyword:"type",params:{type: "null"},message:"must be null",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.open_jobs.anyOf[1],data:data3});
errors++;
}
var _valid2 = _errs20 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/open_jobs",keyword:"anyOf",params:{},message:"must match a schema in anyOf",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.open_jobs,data:data3});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data0.job_rows !== undefined){
let data4 = data0.job_rows;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/job_rows",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.job_rows.anyOf[0],data:data4});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/job_rows",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.job_rows.anyOf[0],data:data4});
errors++;
}
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs26 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/job_rows",keyword:"type",params:{type: "null"},message:"must be null",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.job_rows.anyOf[1],data:data4});
errors++;
}
var _valid3 = _errs26 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/job_rows",keyword:"anyOf",params:{},message:"must match a schema in anyOf",parentSchema:schemaPlansSchema.patternProperties["^.*$"].properties.job_rows,data:data4});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object",parentSchema:schemaPlansSchema.patternProperties["^.*$"],data:data0});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object",parentSchema:schemaPlansSchema,data});
errors++;
}
validatePlansSchema.errors = vErrors;
return errors === 0;
}
